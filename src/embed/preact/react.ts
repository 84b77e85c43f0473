/** The `react` module of the script tag. react-hook-form imports the default. */
export * from './names.ts';
export * as default from './names.ts';
