export const AXIS_TEXT = "fill-text-2 text-tiny font-medium font-stretch-[80%]";
/** Values are printed in jersey numerals. */
export const VALUE_TEXT = "fill-text numeral text-[16px]";
/** "Nov 14" or a value of three digits needs this room beside its neighbor. */
export const LABEL_WIDTH = 40;
export const VALUE_WIDTH = 24;
