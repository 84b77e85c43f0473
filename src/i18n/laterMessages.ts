import { completeMessages } from './completeMessages.ts';

/** Completes the words of one kind: what a host gave, with `english` for each that is missing. Once for each thing given. */
export function laterMessages<Words extends object>(english: Words): (given: unknown) => Words {
  const completed = new WeakMap<object, Words>();
  return (given) => {
    if (typeof given !== 'object' || given === null) return english;
    const messages = completed.get(given) ?? completeMessages(english, given);
    completed.set(given, messages);
    return messages;
  };
}
