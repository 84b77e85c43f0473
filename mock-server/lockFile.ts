import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Creates a lock file at `path` with the id of this process, so that two processes do not use the same data. Gives a function
 * that removes the lock. The end of the process removes it as well. Takes over the lock of a process that has ended.
 * Throws an Error that names the process if that one is still running.
 */
export function lockFile(path: string): () => void {
  const holder = holderOf(path);
  if (holder !== undefined && holder !== process.pid && isRunning(holder)) {
    throw new Error(`process ${holder} uses this file. If that process has ended, delete ${path}.`);
  }
  // If two processes take over the same dead lock at once, the second one fails here.
  if (holder !== undefined) rmSync(path, { force: true });
  writeFileSync(path, String(process.pid), { flag: 'wx' });
  const release = (): void => {
    process.off('exit', release);
    if (holderOf(path) === process.pid) rmSync(path, { force: true });
  };
  process.on('exit', release);
  return release;
}

/** The process that a lock names. Undefined without a lock, -1 if the lock names no process. */
function holderOf(path: string): number | undefined {
  try {
    const text = readFileSync(path, 'utf8');
    return /^\d+$/.test(text) ? Number(text) : -1;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process belongs to another user, but it exists.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
