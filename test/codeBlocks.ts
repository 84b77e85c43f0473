import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** A fenced block of a page. */
export interface CodeBlock {
  /** The heading above it, without its marks. */
  readonly heading: string;
  /** `html`, `tsx`; empty where the page names none. */
  readonly language: string;
  readonly code: string;
}

const root = resolve(import.meta.dirname, '..');

/** The blocks of a page (a path from the repository's root), in order, as a reader copies them. */
export function codeBlocks(path: string): readonly CodeBlock[] {
  const text = readFileSync(resolve(root, path), 'utf8');
  let heading = '';
  return [...text.matchAll(/^#+ (.+)$|^```(\w*)\n([\s\S]*?)\n```$/gm)].flatMap(([, title, language = '', code]) => {
    if (title !== undefined) heading = title;
    return code === undefined ? [] : [{ heading, language, code }];
  });
}

/** A file of docs/examples, as a reader copies it. */
export const example = (name: string): string => readFileSync(resolve(root, 'docs/examples', name), 'utf8');

/** The only block of `path` that `isMeant` takes. Throws where there is none or more than one. */
export function codeBlock(path: string, isMeant: (block: CodeBlock) => boolean): string {
  const [block, ...others] = codeBlocks(path).filter(isMeant);
  if (block === undefined || others.length > 0)
    throw new Error(`${path} has ${block ? others.length + 1 : 'no'} such block`);
  return block.code;
}

/** The headings of a page with this text, as links name them. */
export const headingsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replace(/ /g, '-'),
  );
