import type { PageTool } from '../src/features/assistants/modelContext.ts';

/** A model context as a browser has it. */
export function createModelContext() {
  const tools = new Map<string, PageTool>();
  return {
    tools,
    async registerTool(tool: PageTool, { signal }: { readonly signal: AbortSignal }): Promise<void> {
      if (tools.has(tool.name)) throw new DOMException('Duplicate tool name', 'InvalidStateError');
      if (signal.aborted) throw signal.reason;
      tools.set(tool.name, tool);
      signal.addEventListener('abort', () => tools.delete(tool.name));
    },
    /** What the tool `name` gives. Its text says the same as its structured content. */
    async call(name: string, input: unknown = {}): Promise<Record<string, unknown>> {
      const tool = tools.get(name);
      if (tool === undefined) throw new Error(`no tool ${name}`);
      return contentOf(await tool.execute(input));
    },
  };
}

/** The structured content of a tool's result. Throws where its text says something else. */
export function contentOf(result: unknown): Record<string, unknown> {
  if (typeof result !== 'object' || result === null || !('structuredContent' in result) || !('content' in result))
    throw new TypeError('no result of a tool');
  const { structuredContent, content } = result;
  const text = JSON.stringify([{ type: 'text', text: JSON.stringify(structuredContent) }]);
  if (JSON.stringify(content) !== text) throw new TypeError('the text says something else');
  return { ...(structuredContent ?? {}), ...('isError' in result && { isError: result.isError }) };
}
