import { type AnswerOptions, waitOf } from './answer.ts';
import { type Reply, refusal } from './callAndReply.ts';
import type { MockService } from './engine/mockService.ts';
import { drawPhoto } from './engine/photos/drawPhoto.ts';
import { replyInstead, spoil } from './faultReply.ts';

const FOLDER = '/photos/';

/** Whether a path is that of a photo. All other paths of this folder belong to the page. */
export const isPhoto = (path: string): boolean => /^\/photos\/(listings|floorplans|agents)\/\d+\/\w+\.svg$/.test(path);

/**
 * Answers a GET of a photo. Faults apply only if their `operation` is `photo`. The request log leaves photos out, because a page
 * asks for them at any time.
 */
export async function answerPhoto(service: MockService, path: string, options: AnswerOptions = {}): Promise<Reply> {
  const { faults, world } = service.company;
  const strike = faults.strike({ operation: 'photo', method: 'GET', group: undefined });
  const wait = waitOf(strike, options);
  if (wait > 0) await new Promise((done) => setTimeout(done, wait));
  const plain = (strike && replyInstead(strike.fault)) ?? photoReply(drawPhoto(world, path.slice(FOLDER.length)));
  return strike ? spoil(plain, strike.fault) : plain;
}

const photoReply = (drawn: string | undefined): Reply =>
  drawn === undefined
    ? refusal(404, { path: 'There is no such photo.' })
    : {
        status: 200,
        // Pages of every origin may show it, also those with `Cross-Origin-Embedder-Policy: require-corp`.
        headers: { 'Content-Type': 'image/svg+xml', 'Cross-Origin-Resource-Policy': 'cross-origin' },
        body: drawn,
        ending: 'whole',
      };
