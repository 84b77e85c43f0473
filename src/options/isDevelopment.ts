/**
 * Whether the page is built for development. Bundlers replace exactly `process.env.NODE_ENV` by the mode. When it cannot be read, nobody
 * has built for production. The script tag's build replaces this file by one that always says yes.
 */
export function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    return true;
  }
}
