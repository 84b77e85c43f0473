/** The codes in the document, "Appointment widget configuration", "Referral source codes". */
const CODES: readonly number[] = [
  10, 20, 30, 40, 50, 60, 70, 80, 90, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200, 210, 220, 230, 240, 250, 260,
  270, 280, 290, 300, 310, 320, 330, 340, 350, 360, 370, 380, 390, 400, 410, 420, 425, 430, 445, 450,
];

/** The labels in the document. It leaves out the names of other sites and places. */
const LABELS: Readonly<Record<number, string>> = {
  10: 'Manual',
  20: 'Website',
  70: 'Walk In',
  300: 'Other',
  320: 'Flyer, postcard or brochure',
  340: 'Sister property',
  350: 'Building sign',
  360: 'Current Resident',
  390: 'Word of Mouth',
  420: 'Broker',
  450: 'Friend or Family',
};

/** Every source with its label. Where the document has none, it is like `Source 80`. */
export const REFERRAL_SOURCES: readonly (readonly [code: number, label: string])[] = CODES.map((code) => [
  code,
  LABELS[code] ?? `Source ${code}`,
]);

const labels = new Map<unknown, string>(REFERRAL_SOURCES);

/** The label of a referral source code. Undefined for an unknown code. */
export const referralLabel = (code: unknown): string | undefined => labels.get(code);
