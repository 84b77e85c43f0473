import type { Evidence } from './evidence.ts';

/**
 * What the tests show of each success criterion of WCAG 2.2, levels A and AA. docs/conformance.md and docs/conformance.yaml are written
 * from this list. 4.1.1 is not in it: WCAG 2.2 has removed it.
 */

/** `partially-supports`: tests show a part, or there is a known exception. The remark says which. */
export type Result = 'supports' | 'partially-supports' | 'not-applicable' | 'not-evaluated';

export interface Criterion {
  readonly number: string;
  readonly name: string;
  readonly level: 'A' | 'AA';
  readonly result: Result;
  /** The tests that show the result. A criterion without them is either not evaluated, or has a reason why it does not apply. */
  readonly tests: readonly Evidence[];
  readonly remark: string;
}

/** The day on which somebody last read this list beside the tests, and set the results. */
export const REPORT_DATE = '2026-11-27';

const BOOKING = 'test/journeys/booking.test.ts';
const CHANGES = 'test/journeys/changes.test.ts';
const ERRORS = 'src/form/DetailsForm.errors.test.tsx';
const LANGUAGES = 'src/widget/TourBooking.languages.test.tsx';
const SOURCES = 'test/widgetSources.test.ts';

const test = (file: string, title: string): Evidence => ({ file, title });
/** A check of every screen in every state. */
const state = (check: string): Evidence => ({ file: 'test/stories/screens.test.ts', check });

const AXE = state('violations');
const TREE = state('tree');
const TRANSITIONS = test('test/transitions.test.tsx', 'every row of the flow has a place for the focus, and words');
const ORCA = test('test/reader/reader.test.ts', 'says what its transcript has: %s');
const VIRTUAL_READER = test('test/journeys/virtualReader.test.ts', 'reads as committed: %s');
const NO_MEDIA = test(SOURCES, 'play no sound and no video');
const TAB_STOPS = test('test/journeys/tabStops.test.ts', '$width px: has these Tab stops on every screen');
const BY_MOUSE = [
  test(BOOKING, 'books a tour by mouse; no screen has an accessibility fault'),
  test(
    CHANGES,
    'books a tour, saves it to a calendar, is refused a taken time, moves it to another and cancels it, by mouse',
  ),
  test('test/journeys/leads.test.ts', 'leaves details where nothing is free'),
  test('test/journeys/homes.test.ts', 'finds homes by size and rent, and floorplans beside them'),
  test('test/journeys/tourKinds.test.ts', 'books a tour of another kind, and shows it after a reload'),
];

type Finding = Pick<Criterion, 'result' | 'tests' | 'remark'>;
const finding =
  (result: Result) =>
  (remark: string, ...tests: readonly Evidence[]): Finding => ({ result, tests, remark });
const supports = finding('supports');
const inPart = finding('partially-supports');
const notApplicable = finding('not-applicable');
const notEvaluated = finding('not-evaluated');

type Row = readonly [number: string, name: string, Finding];

const A: readonly Row[] = [
  [
    '1.1.1',
    'Non-text Content',
    inPart(
      'Icons and photos are hidden from screen readers; the words beside them say the same. axe finds a picture or a control without a name, not a poor name. The names stand in the committed accessibility trees.',
      test('src/ui/icons.test.tsx', '%s has a size of its own, for a page whose style sheet is late or missing'),
      AXE,
      TREE,
    ),
  ],
  ['1.2.1', 'Audio-only and Video-only (Prerecorded)', notApplicable('There is no audio and no video.', NO_MEDIA)],
  ['1.2.2', 'Captions (Prerecorded)', notApplicable('There is no audio and no video.', NO_MEDIA)],
  [
    '1.2.3',
    'Audio Description or Media Alternative (Prerecorded)',
    notApplicable('There is no audio and no video.', NO_MEDIA),
  ],
  [
    '1.3.1',
    'Info and Relationships',
    supports(
      'The accessibility tree of each state is committed: headings, groups, lists, the grid of days, fields with their descriptions. axe tests in part.',
      test('src/ui/Field.test.tsx', 'ties label, hint and error to the control'),
      test('src/ui/Field.test.tsx', 'names the group and describes it'),
      TREE,
      AXE,
    ),
  ],
  [
    '1.3.2',
    'Meaningful Sequence',
    inPart(
      'The order of each state is committed, and read in the journeys. No test compares it with the order on the screen.',
      TREE,
      VIRTUAL_READER,
      ORCA,
    ),
  ],
  ['1.3.3', 'Sensory Characteristics', notEvaluated('No test reads the instructions for words about shape or place.')],
  [
    '1.4.1',
    'Use of Color',
    inPart(
      'In forced colors, controls can be seen and chosen ones look different. axe tests links in a text. No test looks at other uses of color.',
      state('forcedColors'),
      test(
        'test/layout/hostStyles.test.ts',
        'a day that nobody asked about differs from a free one in forced colors, too',
      ),
      AXE,
    ),
  ],
  ['1.4.2', 'Audio Control', notApplicable('There is no audio.', NO_MEDIA)],
  [
    '2.1.1',
    'Keyboard',
    inPart(
      'Tours are booked, moved and canceled, details left and every control of the form used by keyboard alone. The screen after a lost reply is not.',
      test(BOOKING, 'books a tour by keyboard alone'),
      test('test/journeys/detailsByKeyboard.test.ts', 'books by keyboard alone: %s'),
      test(
        CHANGES,
        'books a tour, saves it to a calendar, is refused a taken time, moves it to another and cancels it, by keyboard alone',
      ),
      test('test/journeys/leads.test.ts', 'leaves details by keyboard alone, at 360 px'),
      test('test/journeys/lists.test.ts', 'picks two of 5,000 neighborhoods by keyboard, and sends their ids'),
      test('test/journeys/homes.test.ts', 'chooses up to three homes, by keyboard, at 360 px'),
      test(
        'test/journeys/tourKinds.test.ts',
        'keeps the answers, and says that the time is not free, by keyboard, %s px',
      ),
      test('test/journeys/engines.test.ts', 'books a tour by keyboard alone'),
    ),
  ],
  [
    '2.1.2',
    'No Keyboard Trap',
    inPart(
      'Tab leads through the screens and out of the widget. Escape closes the dialog and the month. Homes, kinds of tour and the screen after a lost reply are not walked to the end.',
      TAB_STOPS,
      test('test/journeys/tabStops.test.ts', '%i px: has these Tab stops on the form to leave details'),
      test(
        'test/journeys/dialog.test.ts',
        'opens by keyboard with the focus on it, and Escape closes the month in it first',
      ),
      test(
        'test/journeys/monthSheet.test.ts',
        'opens the month over the page by keyboard, and Escape closes it: the focus goes to a day and back',
      ),
    ),
  ],
  [
    '2.1.4',
    'Character Key Shortcuts',
    inPart(
      'The widget names no shortcut, and outside of its fields letters reach the page. No test presses every key on every screen.',
      test(SOURCES, 'name no shortcut'),
      test('src/theme/eventBoundary.test.ts', 'at %s, the key %s with %o reaches the page: %s'),
    ),
  ],
  [
    '2.2.1',
    'Timing Adjustable',
    inPart(
      'Nothing has a time limit, but for `reset-after`, which erases a finished visit on a shared device. A time that is past or taken is a real event.',
      test('src/core/pageLeftOpen.test.ts', 'takes times away when they are past'),
      test('test/journeys/kiosk.test.ts', 'forgets a booked tour when nobody touches it, and says so'),
    ),
  ],
  [
    '2.2.2',
    'Pause, Stop, Hide',
    inPart(
      'No transition takes longer than 150 ms, and nothing moves for a visitor who wants less motion. For others, marks move while something loads.',
      test('src/theme/tokens.test.ts', '%s.css moves nothing for longer than 150 ms, and only where motion is welcome'),
      state('motion'),
    ),
  ],
  [
    '2.3.1',
    'Three Flashes or Below Threshold',
    supports(
      'Nothing flashes: a motion that repeats takes longer than a third of a second.',
      test(SOURCES, 'repeat no motion three times a second'),
      NO_MEDIA,
    ),
  ],
  ['2.4.1', 'Bypass Blocks', notApplicable('This is about a whole page. The widget is one region of it, with a name.')],
  ['2.4.2', 'Page Titled', notApplicable('This is about a whole page.')],
  [
    '2.4.3',
    'Focus Order',
    inPart(
      'Each transition names where the focus goes, and the Tab stops of a booking are listed in order. Homes, kinds of tour and the screen after a lost reply have no such list.',
      TRANSITIONS,
      TAB_STOPS,
      test('test/journeys/tabStops.test.ts', '%i px: has these Tab stops on the form to leave details'),
    ),
  ],
  [
    '2.4.4',
    'Link Purpose (In Context)',
    inPart('axe tests in part: it finds a link without a name. The names stand in the committed trees.', AXE, TREE),
  ],
  [
    '2.5.1',
    'Pointer Gestures',
    supports('Everything works by single presses at one point. The row of days can also be swiped.', ...BY_MOUSE),
  ],
  [
    '2.5.2',
    'Pointer Cancellation',
    inPart(
      'A press on a time counts when it ends, and is canceled if it ends beside it. The other controls are buttons of the browser; no test shows it of them.',
      test('src/calendar/SlotList.press.test.tsx', 'is canceled if it ends %s'),
      test(
        'test/journeys/press.test.ts',
        '%s: a press that the browser gives to the list counts if it ends on the time, and not if it ends beside it',
      ),
      test('test/journeys/dialog.test.ts', 'closes by a press beside it, unless that began inside'),
    ),
  ],
  ['2.5.3', 'Label in Name', notEvaluated('The rule of axe for it is experimental, and not among those that run.')],
  [
    '2.5.4',
    'Motion Actuation',
    notApplicable('Nothing reads the motion of the device.', test(SOURCES, 'read no motion of the device')),
  ],
  [
    '3.1.1',
    'Language of Page',
    notApplicable('This is about a whole page. The widget marks its own language: see 3.1.2.'),
  ],
  [
    '3.2.1',
    'On Focus',
    inPart(
      'A day that has the focus is highlighted, and nothing else changes. No test looks at the focus of every control.',
      test('src/calendar/dayButton.test.tsx', 'focus and pointer highlight a day, and nothing else'),
    ),
  ],
  [
    '3.2.2',
    'On Input',
    inPart(
      'The form is sent by its button alone. Another kind of tour changes the times and leaves the focus. Other choices have no such test.',
      test('test/journeys/detailsByKeyboard.test.ts', 'books by keyboard alone: %s'),
      test(
        'test/journeys/tourKinds.test.ts',
        'keeps the answers, and says that the time is not free, by keyboard, %s px',
      ),
    ),
  ],
  ['3.2.6', 'Consistent Help', notApplicable('This is about a set of pages. The widget is a part of one.')],
  [
    '3.3.1',
    'Error Identification',
    supports(
      'A wrong or refused answer is described in words at its field, which takes the focus. What has no field stands in a notice.',
      test(ERRORS, 'stands at each field once the form is sent, and the first takes the focus'),
      test(ERRORS, 'stands at its field until that is edited'),
      test(ERRORS, 'stands in a notice on top, with the contact, when its field is not on the screen'),
      test('src/form/DetailsForm.people.test.tsx', 'stands at the field, which takes the focus'),
      test('src/features/lead/LeadScreen.test.tsx', 'lead to the refused field, which says what to do'),
      test(BOOKING, 'shows the message of a rejected field at that field'),
      ORCA,
    ),
  ],
  [
    '3.3.2',
    'Labels or Instructions',
    supports(
      'Every field has a label, in the committed tree of each state. A field that may stay empty says so.',
      test('src/ui/Field.test.tsx', 'ties label, hint and error to the control'),
      test('src/ui/Field.test.tsx', 'marks a field that may stay empty, and marks no right answer as wrong'),
      TREE,
      AXE,
    ),
  ],
  [
    '3.3.7',
    'Redundant Entry',
    supports(
      'What was typed stays when a time was taken, after a reload, and when details are left. After a reload consent is asked anew.',
      test(BOOKING, 'keeps every answer when the slot was taken, and books another'),
      test(
        'test/journeys/details.test.ts',
        'keeps the answers, but not the consent, through a reload in mid-form, and forgets them once the tour is booked',
      ),
      test('src/features/lead/LeadScreen.test.tsx', 'keeps what is typed'),
    ),
  ],
  [
    '4.1.2',
    'Name, Role, Value',
    supports(
      'The accessibility tree of each state is committed. Two screen readers, one real and one simulated, read the journeys. axe tests in part.',
      TREE,
      AXE,
      VIRTUAL_READER,
      ORCA,
    ),
  ],
];

const AA: readonly Row[] = [
  ['1.2.4', 'Captions (Live)', notApplicable('There is no audio and no video.', NO_MEDIA)],
  ['1.2.5', 'Audio Description (Prerecorded)', notApplicable('There is no video.', NO_MEDIA)],
  [
    '1.3.4',
    'Orientation',
    supports(
      'Each state shows upright and sideways, and nothing is cut.',
      state('largeText'),
      state('reflow'),
      test(
        'test/layout/keptFocus.test.ts',
        'when the phone turns, the month takes the focus from the strip, and the strip from the month',
      ),
    ),
  ],
  [
    '1.3.5',
    'Identify Input Purpose',
    inPart(
      'The visitor’s name, email address, telephone number, postal code and place say their purpose. Exception: the fields about a broker who books for a client do not, the company aside.',
      test('src/form/controls.test.ts', 'asks %s as a line'),
      test('src/form/DetailsForm.test.tsx', 'asks with the right keyboard and lets the browser fill in'),
      test('test/journeys/autofill.test.ts', 'books what Chrome fills in by itself'),
      AXE,
    ),
  ],
  [
    '1.4.3',
    'Contrast (Minimum)',
    inPart(
      'axe measures the text of each state, light and dark, with the standard accent, if it can. A site’s own accent is measured on the days and times; a browser without relative colors takes it as it is.',
      AXE,
      test('test/layout/hostStyles.test.ts', 'any accent is readable, and does not look disabled, in the %s theme'),
      test('test/hostile/darkReader.test.ts', 'can be read under Dark Reader on a %s page'),
    ),
  ],
  [
    '1.4.4',
    'Resize Text',
    supports(
      'Each state is measured with letters of 200 % at 360 px, and a booking is made with them.',
      state('largeText'),
      test('test/layout/largeText.test.ts', 'text of 200 % is not cut at 360 px'),
    ),
  ],
  [
    '1.4.5',
    'Images of Text',
    supports(
      'The widget draws icons without letters. The photos of homes and agents are the property’s.',
      test(SOURCES, 'draw no text as a picture'),
    ),
  ],
  [
    '1.4.10',
    'Reflow',
    supports(
      'Each state is measured at 320 by 256 px: nothing is cut, and nothing scrolls sideways but a row.',
      state('reflow'),
    ),
  ],
  [
    '1.4.11',
    'Non-text Contrast',
    inPart(
      'Under Dark Reader icons and fields have at least 3. In forced colors every control can be seen. Without these two, no test measures it.',
      test('test/hostile/darkReader.test.ts', 'can be read under Dark Reader on a %s page'),
      state('forcedColors'),
    ),
  ],
  [
    '1.4.12',
    'Text Spacing',
    supports('Each state is measured at 320 px with the spacing of the criterion: nothing is cut.', state('spacing')),
  ],
  [
    '1.4.13',
    'Content on Hover or Focus',
    inPart(
      'The list below a search field opens with the focus and closes by Escape. No test shows that nothing else opens by focus or pointer.',
      test(
        'src/form/fields/ListPicker.test.tsx',
        'closes at the first Escape, empties at the second, and leaves the third to a dialog around it',
      ),
      test(
        'src/form/fields/ListPicker.test.tsx',
        'picks and takes away by mouse, and keeps the focus where the visitor types',
      ),
    ),
  ],
  ['2.4.5', 'Multiple Ways', notApplicable('This is about a set of pages.')],
  [
    '2.4.6',
    'Headings and Labels',
    inPart(
      'Each screen has a heading, and each field a label. axe tests in part: it finds an empty one. Their words stand in the committed trees; no test judges them.',
      TRANSITIONS,
      TREE,
      AXE,
    ),
  ],
  [
    '2.4.7',
    'Focus Visible',
    inPart(
      'Shown of the days and times of a move: the focus looks different from a mark. No test looks at the ring of every control.',
      test('test/stories/uncoveredFocus.test.ts', 'marks the time of a tour in another way than the focus'),
      test('test/stories/uncoveredFocus.test.ts', 'marks the day of a tour in another way than the focus'),
    ),
  ],
  [
    '2.4.11',
    'Focus Not Obscured (Minimum)',
    supports(
      'Each state with a bar that stays in view is walked by Tab, forward and back, in the lowest window that has the bar. So are the form and a move.',
      test(
        'test/stories/uncoveredFocus.test.ts',
        'no focused control is covered by a bar that stays in view, in the lowest window that has it',
      ),
      test(
        'test/layout/focusBelowBar.test.ts',
        'no focused control is hidden by a bar or the close button, %i × %i px',
      ),
      test('test/layout/focusBelowBar.test.ts', 'no focused control is hidden while a tour is moved, %i × %i px'),
      test('test/journeys/launcherButton.test.ts', 'makes room for a focused element below it, and is not printed'),
    ),
  ],
  [
    '2.5.7',
    'Dragging Movements',
    supports('Nothing has to be dragged: everything works by single presses.', ...BY_MOUSE),
  ],
  [
    '2.5.8',
    'Target Size (Minimum)',
    supports(
      'Each control of each state is at least 44 px large on a phone, days 38 px wide. With a mouse some are 36 to 40 px high.',
      state('targets'),
      test(
        'test/journeys/calendar.test.ts',
        'every target is 44 px or more and in the card, also with text of twice the size',
      ),
    ),
  ],
  [
    '3.1.2',
    'Language of Parts',
    inPart(
      'The widget marks its language and direction, and so does its dialog. Exception: words of the service and of the site are not marked, if they are in another language.',
      test(LANGUAGES, 'of `locale` %s'),
      test(LANGUAGES, 'stays that of the page when it was mounted, whatever a translator makes of the page'),
      test(LANGUAGES, 'the dialog around the widget speaks its language, too'),
      AXE,
    ),
  ],
  ['3.2.3', 'Consistent Navigation', notApplicable('This is about a set of pages.')],
  ['3.2.4', 'Consistent Identification', notApplicable('This is about a set of pages.')],
  [
    '3.3.3',
    'Error Suggestion',
    supports(
      'What is wrong with an answer is said in words that lead to a right one. What the service refuses is shown in the widget’s words, at the field.',
      test('src/form/formProblems.test.ts', 'find in %j at %s the problem %s'),
      test('src/form/formProblems.test.ts', 'say how much of %j is too much'),
      test(ERRORS, 'follows both ends of the budget'),
      test('src/features/lead/LeadScreen.test.tsx', 'lead to the refused field, which says what to do'),
    ),
  ],
  [
    '3.3.4',
    'Error Prevention (Legal, Financial, Data)',
    inPart(
      'A tour is free and binds nobody. Answers are checked before they are sent, a cancellation is asked about, and a booked tour can be moved or canceled. Exception: with `changes="off"`, or at an edge that gives no token, only the property can change it.',
      test(ERRORS, 'stands at each field once the form is sent, and the first takes the focus'),
      test('src/features/change/PlansChange.test.tsx', 'leads to another time and to the question whether to cancel'),
      test(
        CHANGES,
        'books a tour, saves it to a calendar, is refused a taken time, moves it to another and cancels it, by keyboard alone',
      ),
    ),
  ],
  ['3.3.8', 'Accessible Authentication (Minimum)', notApplicable('The widget asks for no login, password or puzzle.')],
  [
    '4.1.3',
    'Status Messages',
    supports(
      'Each transition names what is announced, in one live region. Orca says each outcome once.',
      TRANSITIONS,
      test('src/ui/Announcer.test.tsx', 'announces a call after a second, and no quick call'),
      ORCA,
      VIRTUAL_READER,
    ),
  ],
];

const listed = (level: Criterion['level'], rows: readonly Row[]): readonly Criterion[] =>
  rows.map(([number, name, found]) => ({ number, name, level, ...found }));

export const criteria: readonly Criterion[] = [...listed('A', A), ...listed('AA', AA)];
