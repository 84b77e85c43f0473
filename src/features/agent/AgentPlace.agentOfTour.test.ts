import { expect, it } from 'vitest';
import { configuration, lara, settings } from '../../../.storybook/model.ts';
import type { ConfigurationState } from '../../core/snapshot.ts';
import type { Settings } from '../../options/settings.ts';
import { agentOfTour } from './AgentPlace.tsx';

const asks = (mode: number): ConfigurationState => ({
  status: 'success',
  answer: { active: true, configuration: configuration(mode, ['agents']) },
});
const { scope } = settings;
/** Settings of a form that asks for agents. Their list is there. */
const asking: Settings = { ...settings, ...(scope && { scope: { ...scope, lists: { agents: async () => [] } } }) };
const answering = (...agents: readonly string[]) => ({ answers: { ...lara, agents } });
const named = { ...asking, agent: { id: 12 } };

it('is the one that the visitor chose, before the one of the integrator', () => {
  expect(agentOfTour(answering('7'), asks(20), asking)).toEqual({ agent: { id: 7 }, by: 'visitor' });
  expect(agentOfTour(answering('7'), asks(20), named)).toEqual({ agent: { id: 7 }, by: 'visitor' });
});

it('is the one of the integrator where the visitor chose none or several', () => {
  for (const chosen of [[], ['7', '8']])
    expect(agentOfTour(answering(...chosen), asks(20), named)).toEqual({ agent: { id: 12 }, by: 'integrator' });
});

it('is nobody where the visitor chose none or several, and the integrator names none', () => {
  expect(agentOfTour(answering(), asks(20), asking)).toBeUndefined();
  expect(agentOfTour(answering('7', '8'), asks(20), asking)).toBeUndefined();
});

it('ignores the answer of the visitor where the form did not ask', () => {
  expect(agentOfTour(answering('7'), asks(10), asking)).toBeUndefined();
  expect(agentOfTour(answering('7'), asks(20), settings)).toBeUndefined();
  expect(agentOfTour(answering('7'), asks(20), { ...asking, fields: { agents: 'hidden' } })).toBeUndefined();
  expect(agentOfTour(answering('7'), asks(20), { ...asking, fixed: { agents: ['7'] } })).toBeUndefined();
});

it('is nobody on a self-guided tour', () => {
  const offered = (['in-person', 'self-guided'] as const).map((kind, index) => ({
    ...{ kind, groupId: 101 + index, label: undefined, line: undefined },
  }));
  const [person, alone] = offered;
  expect(agentOfTour(answering(), asks(20), { ...named, kinds: { offered, chosen: person } })).toBeDefined();
  expect(agentOfTour(answering(), asks(20), { ...named, kinds: { offered, chosen: alone } })).toBeUndefined();
});
