import { previewUrl } from '../api/edgePreview.ts';
import type { AnswerPreview } from './answerPreview.ts';
import type { QuestionTools } from './answerQuestion.ts';
import { BoundedMap } from './boundedMap.ts';
import { type EdgeReply, widgetRefusal } from './edgeReplies.ts';
import { loadHtml } from './htmlChunk.ts';
import { createAllowance } from './limits.ts';
import { hashOf } from './previewReplies.ts';

/**
 * `GET /widget?group_id=101&…`: the widget as HTML, for a server that puts it into its pages. `GET /widget.css`: its style, for pages that
 * forbid inline ones.
 */
export interface WidgetAnswers {
  readonly widget: AnswerPreview;
  readonly style: (request: Request) => Promise<EdgeReply>;
}

/** HTML that was made, and the preview of which it was made. */
interface Kept {
  readonly preview: string;
  readonly at: number;
  readonly html: string;
  readonly etag: string;
  readonly hasTimes: boolean;
}

/** How long HTML is given again, in milliseconds, and how long others may keep it. The widget takes it up to 5 minutes after it was made. */
const KEPT_MS = 60_000;
const MOST_KEPT = 200;
/** How often in a minute HTML is made at most. Beyond that the element comes without free times, and the widget asks for them. */
const MOST_MADE = 1_200;
const HTML = 'text/html; charset=utf-8';
const YEAR_S = 31_536_000;

export function createWidgetAnswers(
  { settings, refuse, now, elapsed }: QuestionTools,
  answerPreview: AnswerPreview,
): WidgetAnswers {
  const kept = new BoundedMap<string, Kept>(MOST_KEPT);
  const made = createAllowance(MOST_MADE);
  const wrong = (text: string): EdgeReply => {
    // Counted as any other reply to wrong parameters.
    refuse({ why: 'parameters' });
    return widgetRefusal(text);
  };

  async function widget(request: Request): ReturnType<AnswerPreview> {
    const only = (reply: EdgeReply) => ({ reply, rest: Promise.resolve() });
    const url = new URL(request.url);
    const given = Object.fromEntries(url.searchParams);
    // Anybody can write the address of a request, so the HTML names it nowhere.
    const edge = settings.address ?? settings.path;
    if (edge === '') return only(wrong('this edge has to be given its own `address` for HTML'));
    if (url.searchParams.size !== Object.keys(given).length) return only(wrong('each option is given once'));
    const { group_id: groupText = '', styles, nonce, ...attributes } = given;
    const group = /^[1-9]\d{0,8}$/.test(groupText) ? Number(groupText) : undefined;
    if (group === undefined) return only(wrong('`group_id` is the number of a group, such as 101'));
    const timeZone = settings.groups.get(group)?.timeZone;
    if (timeZone === undefined) return only(refuse({ why: 'group' }));
    const { elementHtml, readWanted } = await loadHtml();
    const wanted = readWanted({ groupId: group, edge, timeZone, styles, nonce, attributes });
    if (typeof wanted === 'string') return only(wrong(wanted));

    const at = now();
    const asked = new Request(previewUrl(url.origin, group));
    const { reply, rest } = await answerPreview(asked);
    if (reply.status !== 200 && reply.status < 500) return { reply, rest };
    const preview = reply.headers?.ETag ?? '';
    const name = JSON.stringify(wanted);
    const before = kept.get(name);
    const age = before ? at - before.at : 0;
    if (before?.preview === preview && age >= 0 && age < KEPT_MS) return { reply: replyTo(before), rest };
    const canMake = reply.status === 200 && made.take('all', elapsed()) === 0;
    const json: unknown = canMake ? JSON.parse(reply.text ?? 'null') : undefined;
    const element = await elementHtml({ ...wanted, at, preview: json });
    const etag = `W/"${await hashOf(element.html)}"`;
    const next = { preview, at, etag, ...element };
    // A nonce belongs to one page, so HTML with a nonce is not kept.
    if (element.hasTimes && nonce === undefined) kept.set(name, next);
    return { reply: replyTo(next, nonce), rest };
  }

  return {
    widget,
    async style(request) {
      const { cssVersion, isPlainColor, styleText } = await loadHtml();
      const { searchParams } = new URL(request.url);
      const accent = searchParams.get('accent') ?? undefined;
      if (accent !== undefined && !isPlainColor(accent)) return wrong('`accent` is a CSS color such as "#1f5c4d"');
      const isThis = searchParams.get('v') === cssVersion();
      const headers = {
        'Cache-Control': isThis ? `public, max-age=${YEAR_S}, immutable` : 'public, max-age=300',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Content-Type': 'text/css; charset=utf-8',
      };
      return { status: 200, text: styleText(accent), headers };
    },
  };
}

function replyTo({ html, etag, hasTimes }: Kept, nonce?: string): EdgeReply {
  const canKeep = hasTimes && nonce === undefined;
  const headers = {
    ETag: etag,
    'Cache-Control': canKeep ? `public, max-age=${KEPT_MS / 1000}` : 'no-store',
    Vary: 'Origin, Accept-Encoding',
    'Content-Type': HTML,
  };
  return { status: 200, text: html, headers };
}
