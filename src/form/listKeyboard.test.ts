import { describe, expect, it } from 'vitest';
import { listAction, type OpenList } from './listKeyboard.ts';

const closed: OpenList = { open: false, text: '', active: -1, count: 3 };
const open = { ...closed, open: true };
const highlight = (at: number) => ({ do: 'highlight', at });

describe('a key in a line of text with a list', () => {
  it.each<[string, Partial<OpenList>, unknown]>([
    ['ArrowDown', closed, highlight(0)],
    ['ArrowUp', closed, highlight(2)],
    ['ArrowDown', open, highlight(0)],
    ['ArrowDown', { ...open, active: 1 }, highlight(2)],
    ['ArrowDown', { ...open, active: 2 }, highlight(2)],
    ['ArrowUp', { ...open, active: 1 }, highlight(0)],
    ['ArrowUp', { ...open, active: 0 }, highlight(0)],
    ['ArrowDown', { ...open, count: 0 }, highlight(-1)],
    ['Home', { ...open, active: 2 }, highlight(0)],
    ['End', open, highlight(2)],
    ['Home', closed, undefined],
    ['End', closed, undefined],
    ['Enter', { ...open, active: 1 }, { do: 'pick' }],
    ['Enter', open, undefined],
    ['Enter', { ...open, text: 'xyz', count: 0 }, { do: 'nothing' }],
    ['Enter', { ...closed, text: 'har' }, { do: 'nothing' }],
    ['Enter', closed, undefined],
    ['Escape', open, { do: 'close' }],
    ['Escape', { ...closed, text: 'har' }, { do: 'clear' }],
    ['Escape', closed, undefined],
    ['Backspace', closed, { do: 'removeLast' }],
    ['Backspace', { ...open, text: 'h' }, undefined],
    ['Tab', open, undefined],
    ['a', open, undefined],
  ])('%s in %j does %j', (key, list, action) => {
    expect(listAction(key, { ...closed, ...list })).toEqual(action);
  });
});
