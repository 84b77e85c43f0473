import { getTimes } from '../api/contract/endpoints/tour-questions.ts';
import { urlOf } from '../api/url.ts';
import { coreChunk } from '../chunks.ts';
import { isLink } from '../options/links.ts';
import { type EarlyReplies, type PreviewSource, previewOf, readEarlyAnswers } from './readPreview.ts';
import { createAskedReplies } from './replies.ts';

/** What the first stage of the component asked for. */
export const ownReplies: EarlyReplies = { ...createAskedReplies(), askedAt: () => Date.now() };

const isSecondThere = (): boolean => coreChunk.getState().status === 'ready';

/** Asks what the booking asks first, and reads it. Once the second stage is there, that asks, and shows what it hears. */
export const ownSource: PreviewSource = {
  // Markup that a server rendered holds none.
  atOnce: () => undefined,
  async read(first) {
    const { asked } = first;
    if (isSecondThere() || asked === undefined || !isLink(asked.api)) return undefined;
    const answers = await readEarlyAnswers(first, ownReplies, () => {
      ownReplies.peek(urlOf(asked.api, getTimes, { group_id: asked.groupId }));
    });
    return answers && !isSecondThere() ? previewOf(first, answers) : undefined;
  },
};
