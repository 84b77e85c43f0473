import type { TextOption } from './controls.ts';

/** A start that suits many sites. */
export interface Preset {
  readonly name: string;
  readonly about: string;
  readonly values: Partial<Record<TextOption, string>>;
  /** Presets of fields, by the name of the field. */
  readonly answers?: Readonly<Record<string, string>>;
}

export const presets: readonly Preset[] = [{ name: 'On a page', about: 'Stands where you paste it', values: {} }];
