/** Throws where `timeout`, as it was given to `caller`, is no time limit. */
export function checkTimeout(caller: string, timeout: number | undefined): void {
  if (timeout !== undefined && !(timeout > 0))
    throw new Error(`${caller}: \`timeout\` is ${timeout}; give milliseconds above 0, or Infinity for no limit.`);
}
