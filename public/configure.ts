import { backgroundOf, contrastOf } from './configure/contrast.ts';
import type { TextOption } from './configure/controls.ts';
import { showForm } from './configure/form.ts';
import { type Preset, presets } from './configure/presets.ts';
import { showPreview } from './configure/preview.ts';
import { snippetsOf } from './configure/snippets.ts';
import { part } from './developerBar.ts';
import { ADVICE, answerWith, createService, otherOpeningDay, SERVICE, ZONE } from './leasingService.ts';

/** Of the package, by the build. */
declare const __VERSION__: string;

/** Where the snippets say that the files are. */
const FOLDER = `https://cdn.example.com/tour-booking/${__VERSION__}`;

/** What every snippet begins with: the group and the service of this site. */
const start: Partial<Record<TextOption, string>> = {
  groupId: '106',
  api: SERVICE,
  timeZone: ZONE,
  location: '123 First St',
  contactPhone: '(555) 123-4567',
};

const preview = showPreview(part('#preview', HTMLIFrameElement), otherOpeningDay(), {
  onShown: tellContrast,
  onWarnings(warnings) {
    const list = part('#warnings', HTMLElement);
    list.replaceChildren(...warnings.map((text) => Object.assign(document.createElement('li'), { textContent: text })));
    list.hidden = warnings.length === 0;
  },
});
const form = showForm(part('#controls', HTMLFormElement), update);
const place = part('#place', HTMLSelectElement);

function update(): void {
  const choice = form.read();
  preview.show(choice);
  const snippets = snippetsOf({ choice, folder: FOLDER });
  if (place.options.length === 0) place.append(...snippets.map(({ name }) => new Option(name)));
  const snippet = snippets[place.selectedIndex];
  part('#where', HTMLElement).textContent = snippet?.where ?? '';
  part('#code', HTMLElement).textContent = snippet?.code ?? '';
}

/** How readable the accent is, as it shows in the preview. */
function tellContrast(root: ShadowRoot): void {
  const [chosen, open] = ['[data-selected]', '[data-state="open"]:not([data-selected])'].map((selector) =>
    root.querySelector(`button${selector}`),
  );
  const figures = [chosen, open].flatMap((element) =>
    element ? [contrastOf(getComputedStyle(element).color, backgroundOf(element))] : [],
  );
  const least = Math.min(...figures);
  const shown = figures.map((figure) => `${figure.toFixed(1)}:1`).join(' and ');
  part('#contrast', HTMLElement).textContent =
    figures.length === 0
      ? ''
      : `Contrast of the chosen day and of a free one: ${shown}. ${least >= 4.5 ? 'Readable for everyone: the widget shades your accent until it is.' : 'Less than 4.5:1 is hard to read: choose another accent.'}`;
}

function choosePreset(preset: Preset): void {
  form.write({ ...start, ...preset.values }, preset.answers ?? {});
  for (const button of part('#presets', HTMLElement).querySelectorAll('button'))
    button.ariaPressed = String(button.value === preset.name);
}

part('#presets', HTMLElement).append(
  ...presets.map((preset) => {
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      value: preset.name,
      className: 'preset',
    });
    const [name, about] = [document.createElement('strong'), document.createElement('small')];
    name.textContent = preset.name;
    about.textContent = preset.about;
    button.append(name, about);
    button.addEventListener('click', () => choosePreset(preset));
    return button;
  }),
);
place.addEventListener('change', update);
for (const input of document.querySelectorAll('[name="look"]'))
  input.addEventListener('change', () => preview.look(input instanceof HTMLInputElement && input.value === 'phone'));
part('#dark', HTMLInputElement).addEventListener('change', ({ target }) =>
  preview.dark(target instanceof HTMLInputElement && target.checked),
);
part('#copy', HTMLButtonElement).addEventListener('click', async () => {
  const code = part('#code', HTMLElement);
  const status = part('#copied', HTMLElement);
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    status.textContent = 'Copied.';
    status.className = '';
  } catch {
    getSelection()?.selectAllChildren(code);
    status.textContent = 'Selected: copy it with your keyboard.';
    status.className = '';
  }
});

try {
  await answerWith(createService());
  const [first] = presets;
  if (first) choosePreset(first);
} catch (error) {
  part('#contrast', HTMLElement).textContent = `${error instanceof Error ? error.message : String(error)} ${ADVICE}`;
}
