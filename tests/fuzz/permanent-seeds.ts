/** Seeds of runs that failed once; the fault that each showed is mended and stays mended. */
export const PERMANENT_SEEDS: readonly number[] = [1];
