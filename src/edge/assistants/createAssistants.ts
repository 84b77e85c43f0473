import type { Questions } from '../cachedQuestions.ts';
import type { Answers } from '../edgeAnswers.ts';
import type { EdgeAssistantsOptions } from '../edgeOptions.ts';
import { assistantRefusal, type EdgeReply, type Refuse } from '../edgeReplies.ts';
import type { EdgeSettings } from '../edgeSettings.ts';
import { hashOf } from '../previewReplies.ts';
import { createMcpAnswers } from './answerMcp.ts';
import { askQuestions } from './formQuestions.ts';
import { freeTimes } from './freeTimesTool.ts';
import { nameHomes } from './homesTool.ts';
import { isMcpModule } from './mcpModule.ts';
import type { Asking, Property } from './property.ts';
import { type Outcome, problem, STATUSES, serviceAway, type UseTool } from './toolOutcome.ts';
import { type Given, givenIn, readGiven } from './toolParameters.ts';
import { TOOLS, type ToolName, toolNamed } from './tools.ts';
import { tourLink } from './tourLink.ts';
import { tourPage } from './tourPage.ts';

/** What an edge answers to assistants. */
export interface Assistants {
  /** `GET /assistants/<tool>?group_id=…`, or a POST with the same as JSON: what it gives to the tool called `name`. */
  readonly tool: (name: string, given: Readonly<Record<string, unknown>> | undefined) => Promise<EdgeReply>;
  /** `GET /tour.md?group_id=…` */
  readonly page: (request: Request) => Promise<EdgeReply>;
  /** `POST /mcp`. Undefined without the package. */
  readonly mcp: ((request: Request, body: object) => Promise<EdgeReply>) | undefined;
  readonly close: () => Promise<void>;
}

interface AssistantsTools {
  readonly settings: EdgeSettings;
  readonly options: EdgeAssistantsOptions;
  readonly answers: Answers;
  readonly questions: Questions;
  readonly refuse: Refuse;
  readonly now: () => number;
}

const USES: Readonly<Record<ToolName, (property: Property, given: Given, asking: Asking) => Promise<Outcome>>> = {
  free_times: freeTimes,
  questions: (property, _, asking) => askQuestions(property, asking),
  homes: nameHomes,
  tour_link: tourLink,
};

const unknownGroup = problem('group', 'Assistants know no property of this number here.');
const MARKDOWN = 'text/markdown; charset=utf-8';

export function createAssistants({ settings, options, refuse, ...asking }: AssistantsTools): Assistants {
  const { pages, homes = {}, mcp } = options;

  function propertyOf(group: number): Property | undefined {
    const zone = settings.groups.get(group)?.timeZone;
    const page = Object.hasOwn(pages, group) ? pages[group] : undefined;
    if (zone === undefined || page === undefined) return undefined;
    return { group, zone, page, homes: Object.hasOwn(homes, group) ? homes[group] : undefined };
  }

  const use: UseTool = async (name, given) => {
    const read = readGiven(toolNamed(name)?.takes ?? [], given);
    if (typeof read === 'string') return problem('given', read);
    const property = propertyOf(read.group_id);
    if (property === undefined) return unknownGroup;
    return USES[name](property, read, asking).catch(() => serviceAway);
  };

  function replyTo(outcome: Outcome): EdgeReply {
    if (outcome.kind === 'found') return { status: 200, json: outcome.data };
    // Counted as any other refusal.
    if (outcome.why === 'given' || outcome.why === 'group')
      refuse({ why: outcome.why === 'given' ? 'parameters' : 'group' });
    return assistantRefusal(STATUSES[outcome.why], outcome.text);
  }

  const server = isMcpModule(mcp) ? createMcpAnswers(mcp, use) : undefined;
  return {
    mcp: server?.answer,
    close: async () => server?.close(),
    async tool(text, given) {
      const name = TOOLS.find((one) => one.name === text)?.name;
      if (name === undefined) return assistantRefusal(404, `The tools are ${TOOLS.map((one) => one.name).join(', ')}.`);
      return replyTo(given ? await use(name, given) : problem('given', 'Give each parameter once.'));
    },
    async page(request) {
      const read = readGiven(['group_id'], givenIn(new URL(request.url).searchParams));
      if (typeof read === 'string') return replyTo(problem('given', read));
      const property = propertyOf(read.group_id);
      if (property === undefined) return replyTo(unknownGroup);
      const text = await tourPage(property, asking).catch(() => serviceAway);
      if (typeof text !== 'string') return replyTo(text);
      const etag = `W/"${await hashOf(text)}"`;
      const headers = { ETag: etag, 'Cache-Control': 'no-cache', 'Content-Type': MARKDOWN };
      return { status: 200, text, headers };
    },
  };
}
