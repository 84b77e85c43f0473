/** The words about the agent of a booked tour. */
export interface AgentMessages {
  /** The integrator named the agent. The first name. */
  readonly willShow: (name: string) => string;
  /** The visitor chose the agent in the form. The service may send another one. */
  readonly askedFor: (name: string) => string;
  readonly call: string;
  readonly text: string;
  /** The same with the whole name, for a screen reader. */
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
