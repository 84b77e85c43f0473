import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Makes `path` say that this process has what it stands for, until what is given is called or the process ends. The lock
 * of a process that is no more is taken over. Throws an Error that names the process that has it.
 */
export function lockFile(path: string): () => void {
  const holder = holderOf(path);
  if (holder !== undefined && holder !== process.pid && isRunning(holder)) {
    throw new Error(`the process ${holder} keeps its state there; without it, delete ${path}.`);
  }
  // Whoever else saw the same dead lock at this moment fails here.
  if (holder !== undefined) rmSync(path, { force: true });
  writeFileSync(path, String(process.pid), { flag: 'wx' });
  const release = (): void => {
    process.off('exit', release);
    if (holderOf(path) === process.pid) rmSync(path, { force: true });
  };
  process.on('exit', release);
  return release;
}

/** The process that a lock names; undefined without a lock. One that names none is as good as dead. */
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
    // Another user's process may not be asked, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
