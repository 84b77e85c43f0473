/** What stands for `react` in the script tag. react-hook-form imports React as a default. */
export * from './names.ts';
export * as default from './names.ts';
