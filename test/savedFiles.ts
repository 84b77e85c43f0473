import { beforeEach, vi } from 'vitest';

interface SavedFile {
  readonly name: string;
  readonly file: Blob;
}

/**
 * The files that the page saves during each test, and those that have an address at the moment. jsdom has neither addresses of files nor
 * downloads.
 */
export function savedFiles(): { readonly saved: SavedFile[]; readonly files: ReadonlyMap<string, Blob> } {
  const saved: SavedFile[] = [];
  const files = new Map<string, Blob>();
  beforeEach(() => {
    saved.length = 0;
    files.clear();
    URL.createObjectURL = (file) => {
      const address = `blob:tours/${files.size}`;
      if (file instanceof Blob) files.set(address, file);
      return address;
    };
    URL.revokeObjectURL = (address) => void files.delete(address);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const file = files.get(this.href);
      if (file) saved.push({ name: this.download, file });
    });
  });
  return { saved, files };
}
