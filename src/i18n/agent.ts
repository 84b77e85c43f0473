/** The words about the agent of a booked tour. */
export interface AgentMessages {
  /** Shown when the integrator names the agent. `name`: the first name. */
  readonly willShow: (name: string) => string;
  /** Shown when the visitor chose the agent in the form. The service may send another one. */
  readonly askedFor: (name: string) => string;
  readonly call: string;
  readonly text: string;
  /** `call` with the whole name, for a screen reader. */
  readonly callName: (name: string) => string;
  readonly textName: (name: string) => string;
}

export const agentEn: AgentMessages = {
  willShow: (name) => `${name} will show you around`,
  askedFor: (name) => `You asked for ${name}`,
  call: 'Call',
  text: 'Text',
  callName: (name) => `Call ${name}`,
  textName: (name) => `Text ${name}`,
};

export const agentMessages = { name: 'agent', english: agentEn } as const;
