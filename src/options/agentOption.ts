import type { AgentFacts } from '../api/agentClient.ts';
import { isLink, LINK_WANTED } from './links.ts';
import { isNothing, type OptionReader } from './optionReader.ts';

/** The agent of the tours: an id that the service knows, or a description in your own words. */
export type AgentOption =
  | { readonly id: number | string }
  | {
      readonly name: string;
      readonly title?: string | undefined;
      /** The photo: an http(s) address or a path of your site. Without it the initials show. */
      readonly photo?: string | undefined;
      /** The number to call and to send text messages to. */
      readonly phone?: string | undefined;
    };

/** The agent of the tours: an id that the service knows, or the integrator's description. */
export type AgentSetting = { readonly id: number } | AgentFacts;

/** The agent whom the integrator names. A wrong part is reported to `reader` and left out. */
export function readAgentOption(
  given: unknown,
  { whole, text, checked, wrong }: Pick<OptionReader, 'whole' | 'text' | 'checked' | 'wrong'>,
): AgentSetting | undefined {
  if (isNothing(given)) return undefined;
  if (typeof given !== 'object' || given === null) return byId('agent', given);
  const { id, name, title, photo, phone }: Partial<Record<string, unknown>> = { ...given };
  if (!isNothing(id)) return byId('agent.id', id);
  const known = text('agent.name', name);
  if (known === undefined) return wrong('agent', given, 'the id of an agent, or an object with a `name`');
  const number = text('agent.phone', phone) ?? '';
  return {
    name: known,
    title: text('agent.title', title) ?? '',
    photo: checked('agent.photo', photo, isLink, LINK_WANTED) ?? '',
    phone: number,
    mobile: number,
  };

  function byId(option: string, value: unknown): AgentSetting | undefined {
    const found = whole(option, value, 1, Number.MAX_SAFE_INTEGER);
    return found === undefined ? undefined : { id: found };
  }
}
