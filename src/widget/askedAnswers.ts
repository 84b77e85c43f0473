import { createAskedReplies } from '../api/askedReplies.ts';
import { getTimes } from '../api/contract/endpoints/tour-questions.ts';
import { urlOf } from '../api/url.ts';
import { secondStage } from './lazySecondStage.ts';
import { isLink } from './links.ts';
import { type EarlyReplies, type FirstAnswers, openingOf, readEarlyAnswers } from './readOpening.ts';

/** What the first stage of the component asked for. */
export const askedReplies: EarlyReplies = { ...createAskedReplies(), askedAt: () => Date.now() };

const isSecondThere = (): boolean => secondStage.getState().status === 'ready';

/** Asks what the booking asks first, and reads it. Once the second stage is there, that asks, and shows what it hears. */
export const askedAnswers: FirstAnswers = {
  // Markup that a server rendered holds none.
  atOnce: () => undefined,
  async read(first) {
    const { asked } = first;
    if (isSecondThere() || asked === undefined || !isLink(asked.api)) return undefined;
    const answers = await readEarlyAnswers(first, askedReplies, () => {
      askedReplies.peek(urlOf(asked.api, getTimes, { group_id: asked.groupId }));
    });
    return answers && !isSecondThere() ? openingOf(first, answers) : undefined;
  },
};
