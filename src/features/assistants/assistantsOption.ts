import type { OptionReader } from '../../options/optionReader.ts';
import type { TourBookingOptions } from '../../options/options.ts';

const isSwitch = (text: string): boolean => text === 'on' || text === 'off';

/** Reads the option `assistants`. False where the integrator does not want it. */
export const readAssistantsOption = ({ assistants }: TourBookingOptions, { checked }: OptionReader): boolean =>
  checked('assistants', assistants, isSwitch, '"on" or "off"') === 'on';
