/** state -> event -> next state. What is not here does not happen. */
export type Transitions<State extends { readonly at: string }, Event extends { readonly type: string }> = {
  readonly [At in State['at']]: {
    readonly [Type in Event['type']]?: (
      state: Extract<State, { readonly at: At }>,
      event: Extract<Event, { readonly type: Type }>,
    ) => State;
  };
};

/** The state after `event`. An event with no row changes nothing (the same object comes back). */
export function nextState<State extends { readonly at: string }, Event extends { readonly type: string }>(
  transitions: Transitions<State, Event>,
  state: State,
  event: Event,
): State {
  const at: State['at'] = state.at;
  const type: Event['type'] = event.type;
  const step: ((state: never, event: never) => State) | undefined = transitions[at][type];
  // The table's type ties each row to its state and event; the look-up by name loses that tie and nothing else.
  return step === undefined ? state : step(state as never, event as never);
}
