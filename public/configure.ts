import { backgroundOf, contrastOf } from './configure/contrast.ts';
import { showForm } from './configure/form.ts';
import { showLiveWidget } from './configure/liveWidget.ts';
import { snippetsOf } from './configure/snippets.ts';
import { type StartingPoint, startingPoints } from './configure/startingPoints.ts';
import { create, find } from './dom.ts';
import { initialDay } from './firstDayShown.ts';
import { ADVICE, answerWith, createService } from './leasingService.ts';

/** The version of the package. The build fills it in. */
declare const __VERSION__: string;

/** The address of the script tag's files in the snippets. */
const FOLDER = `https://cdn.example.com/tour-booking/${__VERSION__}`;

const liveWidget = showLiveWidget(find('#live-widget', HTMLIFrameElement), initialDay(), {
  onTimes: showContrast,
  onWarnings(warnings) {
    const list = find('#warnings', HTMLElement);
    list.replaceChildren(...warnings.map((textContent) => create('li', { textContent })));
    list.hidden = warnings.length === 0;
  },
});
const form = showForm(find('#controls', HTMLFormElement), update);
const place = find('#place', HTMLSelectElement);
const copied = find('#copied', HTMLElement);
const unfold = find('#unfold', HTMLButtonElement);

/** Shows the widget and the snippet for the options in the form. */
function update(): void {
  const choice = form.read();
  liveWidget.show(choice);
  const snippets = snippetsOf({ choice, folder: FOLDER });
  if (place.options.length === 0) place.append(...snippets.map(({ name }) => new Option(name)));
  const snippet = snippets[place.selectedIndex];
  find('#where', HTMLElement).textContent = snippet?.where ?? '';
  find('#code', HTMLElement).textContent = snippet?.code ?? '';
  copied.textContent = '';
}

/** Shows all lines of the snippet, or its first one. */
function showWhole(isWhole: boolean): void {
  unfold.ariaExpanded = String(isWhole);
  unfold.textContent = isWhole ? 'Show less' : 'Show all';
}

/** Measures the contrast of the accent in the live widget, and shows it. */
function showContrast(root: ShadowRoot): void {
  const [chosen, open] = ['[data-selected]', '[data-state="open"]:not([data-selected])'].map((selector) =>
    root.querySelector(`button${selector}`),
  );
  const figures = [chosen, open].flatMap((element) =>
    element ? [contrastOf(getComputedStyle(element).color, backgroundOf(element))] : [],
  );
  const least = Math.min(...figures);
  const shown = figures.map((figure) => `${figure.toFixed(1)}:1`).join(' and ');
  find('#contrast', HTMLElement).textContent =
    figures.length === 0
      ? ''
      : `Contrast of the chosen day and of an open one: ${shown}. ${least >= 4.5 ? 'Readable for everyone.' : 'Less than 4.5:1 is hard to read: choose another accent.'}`;
}

function startFrom({ name, about, values, answers = {} }: StartingPoint): void {
  form.write(values, answers);
  find('#about', HTMLElement).textContent = `${about}.`;
  for (const button of find('#starting-points', HTMLElement).querySelectorAll('button'))
    button.ariaPressed = String(button.value === name);
}

find('#starting-points', HTMLElement).append(
  ...startingPoints.map((point) => {
    const button = create('button', { type: 'button', value: point.name, className: 'starting-point' }, point.name);
    button.addEventListener('click', () => startFrom(point));
    return button;
  }),
);
place.addEventListener('change', update);
for (const input of document.querySelectorAll('[name="look"]'))
  input.addEventListener('change', () =>
    liveWidget.setPhone(input instanceof HTMLInputElement && input.value === 'phone'),
  );
const dark = find('#dark', HTMLInputElement);
dark.addEventListener('change', () => liveWidget.setDark(dark.checked));
unfold.addEventListener('click', () => showWhole(unfold.ariaExpanded !== 'true'));
find('#copy', HTMLButtonElement).addEventListener('click', async () => {
  const code = find('#code', HTMLElement);
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    copied.textContent = 'Copied.';
  } catch {
    showWhole(true);
    getSelection()?.selectAllChildren(code);
    copied.textContent = 'Selected: copy it with your keyboard.';
  }
});

try {
  await answerWith(createService());
  const [first] = startingPoints;
  if (first) startFrom(first);
} catch (error) {
  find('#contrast', HTMLElement).textContent = `${error instanceof Error ? error.message : String(error)} ${ADVICE}`;
}
