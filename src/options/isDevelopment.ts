/**
 * Whether whoever looks into the console builds the page. Bundlers put the mode in place of `process.env.NODE_ENV`, and of nothing
 * else; where that cannot be read, nobody has built for production. The script tag has its own file in this place: it always tells.
 */
export function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    return true;
  }
}
