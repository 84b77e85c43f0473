/** Says what a press did, to those who do not see the button. */
function createStatus(): HTMLElement {
  const status = document.createElement('p');
  status.className = 'skip';
  status.setAttribute('role', 'status');
  document.body.append(status);
  return status;
}

/** Copies the text of `code`. Selects it where the browser refuses. */
async function copy(code: Element): Promise<'Copied' | 'Selected'> {
  try {
    await navigator.clipboard.writeText((code.textContent ?? '').trimEnd());
    return 'Copied';
  } catch {
    getSelection()?.selectAllChildren(code);
    return 'Selected';
  }
}

/** A button named by the language of the code and the heading above it: "Copy html, On your site". */
function createButton(language: string, heading: string): { readonly button: HTMLButtonElement; readonly word: Text } {
  const button = document.createElement('button');
  const word = new Text('Copy');
  const what = document.createElement('span');
  what.className = 'skip';
  what.textContent = ` ${language}, ${heading}`;
  button.type = 'button';
  button.append(word, what);
  return { button, word };
}

/** Gives each block of code a button that copies it. Without JavaScript there is none. */
export function addCopyButtons(): void {
  const status = createStatus();
  /** The word on the button that was pressed last. */
  let changed: Text | undefined;
  let heading = '';
  for (const found of document.querySelectorAll('main :is(h1, h2, h3, h4, pre)')) {
    const code = found.querySelector('pre > code');
    if (code === null) {
      heading = found.textContent ?? '';
      continue;
    }
    const { button, word } = createButton(/language-(\w+)/.exec(code.className)?.[1] ?? 'text', heading);
    button.addEventListener('click', async () => {
      // The same text twice would be heard once.
      status.textContent = '';
      const outcome = await copy(code);
      if (changed) changed.data = 'Copy';
      changed = word;
      word.data = outcome;
      status.textContent = outcome === 'Copied' ? 'Copied.' : 'Selected: copy it with your keyboard.';
    });
    const box = document.createElement('div');
    box.className = 'code';
    found.replaceWith(box);
    box.append(found, button);
  }
}
