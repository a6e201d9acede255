/** Words along an axis. */
export const AXIS_TEXT = "fill-text-2 text-tiny font-medium font-stretch-[80%]";
/** A printed value: a jersey numeral. */
export const VALUE_TEXT = "fill-text numeral text-[16px]";
/** The room that "Nov 14" or a value of three digits needs beside its neighbour. */
export const LABEL_WIDTH = 40;
export const VALUE_WIDTH = 24;
