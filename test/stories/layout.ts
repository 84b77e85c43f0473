import type { Page } from 'playwright-core';
import { addressIn, columns, monthInLine, SMALLEST } from '../letters.ts';

/** A check gives a line per fault, and none where all is well. */
type Check = (page: Page) => Promise<readonly string[]>;

/** `seen`: whether a person can see an element. It is not hidden, has a size, and is not for screen readers alone. */
const SEEN = `
  const seen = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('.tour-hidden') && element.getClientRects().length > 0;
  const named = (element) => element.localName + ' “' + (element.getAttribute('aria-label') ?? element.innerText ?? '').trim().slice(0, 60) + '”';
  const scene = document.querySelector('main');
`;

/** Finds text outside the window or its own box, and a page that scrolls sideways. Text in a box that scrolls is left out. */
const CUT = `(() => {${SEEN}
  const cut = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) cut.push('the page is ' + document.documentElement.scrollWidth + ' px wide in ' + width);
  const scrolls = (element) => {
    for (let each = element; each && each !== scene; each = each.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(each).overflowX)) return true;
    return false;
  };
  for (const element of scene.querySelectorAll('*')) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
    if (!own || !seen(element) || scrolls(element.parentElement)) continue;
    const box = element.getBoundingClientRect();
    if (box.left < -0.5 || box.right > width + 0.5) cut.push(named(element) + ' reaches from ' + box.left + ' to ' + box.right);
    const style = getComputedStyle(element);
    const hides = style.overflowX !== 'visible' && style.display !== 'inline';
    if (hides && style.textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1) cut.push(named(element) + ' hides some of its width');
    if (hides && element.scrollHeight > element.clientHeight + 1 && !['auto', 'scroll'].includes(style.overflowY)) cut.push(named(element) + ' hides some of its height');
  }
  return cut;
})()`;

/**
 * Finds words that reach out of any box around them. Words that scroll inside a box are left out, and so are the layers over the page:
 * a dialog, a button at the edge of the window, the list below a search field.
 */
const SPILLED = `(() => {${SEEN}
  const spilled = [];
  const words = document.createTreeWalker(scene, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const text = words.currentNode;
    if (text.data.trim() === '' || !seen(text.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, top, right, bottom } = range.getBoundingClientRect();
    for (let box = text.parentElement; box && box !== scene; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display === 'inline' || style.display === 'contents') continue;
      const edge = box.getBoundingClientRect();
      const scrolls = ['auto', 'scroll'].includes(style.overflowY);
      // A row of cards scrolls sideways alone.
      const isRow = scrolls && box.scrollWidth > box.clientWidth && box.scrollHeight <= box.clientHeight;
      const beyond = Math.max(scrolls && !isRow ? 0 : Math.max(edge.top - top, bottom - edge.bottom), scrolls ? 0 : Math.max(edge.left - left, right - edge.right));
      if (beyond > 2) spilled.push('“' + text.data.trim().slice(0, 40) + '” is ' + Math.round(beyond) + ' px beyond ' + box.localName + '.' + box.className);
      if (scrolls || beyond > 2 || style.position === 'fixed' || box.matches('.tour-list-popup')) break;
    }
  }
  for (const strip of scene.querySelectorAll('.tour-strip'))
    if (strip.scrollHeight > strip.clientHeight + 1) spilled.push('the days are cut by ' + (strip.scrollHeight - strip.clientHeight) + ' px');
  return spilled;
})()`;

/** A phone whose visitor has set a least font size: letters grow, but lengths in `em` do not. */
export const leastFont: Check = async (page) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const cut = await page.evaluate<readonly string[]>(CUT);
  return [...cut, ...(await page.evaluate<readonly string[]>(SPILLED))];
};

/**
 * Where the first heading begins, or the first words of a screen without one: 24 px from the edge of a wide card, and 20 px from that of a
 * narrow one, on every screen. A mark before the heading counts as its beginning. In the middle stand the headings of what is done (a
 * whole confirmation, a place on the list, details left, a canceled tour), and the name of a month between its two buttons.
 */
export const inset: Check = (page) =>
  page.evaluate(`(() => {${SEEN}
    const card = scene.querySelector('.tour-sheet[open] > *') ?? scene.querySelector('.tour-shell');
    if (card === null || card.matches('.tour-month') || card.querySelector('.tour-booked[data-full=true], .tour-lead-left, .tour-waitlist-entry[data-done], .tour-cancel-mark')) return [];
    const words = [...card.querySelectorAll('h2, h3, h4, p, span, strong')].filter((element) => seen(element) && element.innerText.trim() !== '');
    const first = words.find((element) => element.matches('h2, h3')) ?? words[0];
    if (first === undefined) return [];
    const range = document.createRange();
    range.selectNodeContents(first.closest('.tour-booked-head') ?? first);
    const text = range.getBoundingClientRect();
    const edge = card.getBoundingClientRect();
    const border = card.clientLeft;
    const isRightToLeft = getComputedStyle(card).direction === 'rtl';
    const room = (isRightToLeft ? edge.right - text.right : text.left - edge.left) - border;
    const wanted = card.clientWidth >= 600 ? 24 : 20;
    return Math.abs(room - wanted) <= 1 ? [] : [named(first) + ' begins ' + room + ' px from the edge, not ' + wanted];
  })()`);

/** Letters twice as large, as a visitor sees them who asked the browser for that (WCAG 1.4.4), where the widget has 360 px. */
export const largeText: Check = async (page) => {
  const style = await page.addStyleTag({ content: 'main{font-size:32px!important}' });
  const cut = await page.evaluate<readonly string[]>(CUT);
  await style.evaluate((element) => element.parentNode?.removeChild(element));
  return cut;
};

/** What larger letters break in a widget as it stands now. Where letters are as small as they get, an address may be cut. */
async function letterFaults(page: Page, size: number): Promise<readonly string[]> {
  const shell = page.locator('.tour-shell');
  const { days, sideBySide, tight } = await columns(shell);
  const isWide = (await shell.evaluate(({ clientWidth }) => clientWidth)) >= 37.5 * size;
  const email = page.locator('.tour-shell input[type=email]');
  const { isCut, letters } = (await email.count()) > 0 ? await addressIn(email.first()) : { isCut: false, letters: 1 };
  return [
    ...(await page.evaluate<readonly string[]>(CUT)),
    ...(await page.evaluate<readonly string[]>(SPILLED)),
    ...tight.map((words) => `“${words}” does not fit into its button`),
    ...(days > 0 && sideBySide !== isWide ? ['the days stand at the wrong side of the times'] : []),
    ...((await monthInLine(shell)) ? [] : ['“Month” stands on a line of its own']),
    ...(isCut && letters > SMALLEST + 0.01 ? ['an address of 24 letters is cut'] : []),
  ];
}

/** Letters of `size` px, as the themes of some sites have them, in a widget as wide as the window. */
export async function themeLetters(page: Page, size: number): Promise<readonly string[]> {
  const found: string[] = [];
  const content = `main{padding:0!important;font-size:${size}px!important}main>div{width:auto!important;max-width:none!important}`;
  const style = await page.addStyleTag({ content });
  for (const width of [285, 360, 610, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    let faults = await letterFaults(page, size);
    // Days and times change places some frames after the width.
    for (let frame = 0; frame < 30 && faults.length > 0; frame++) {
      await page.evaluate(() => new Promise(requestAnimationFrame));
      faults = await letterFaults(page, size);
    }
    found.push(...faults.map((fault) => `${width} px wide: ${fault}`));
  }
  await style.evaluate((element) => element.parentNode?.removeChild(element));
  return found;
}

/** 400 % of a window of 1280 by 1024: the least a widget has to work in (WCAG 1.4.10). */
export const reflow: Check = async (page) => {
  await page.setViewportSize({ width: 320, height: 256 });
  return page.evaluate(CUT);
};

const SPACED =
  'main *{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}main p{margin-bottom:2em!important}';

/** The same with the spacing between lines, letters and words that WCAG 1.4.12 names; asked for after {@link reflow}. */
export const spacing: Check = async (page) => {
  const style = await page.addStyleTag({ content: SPACED });
  const cut = await page.evaluate<readonly string[]>(CUT);
  await style.evaluate((element) => element.parentNode?.removeChild(element));
  return cut;
};

/** Controls of less than 44 by 44 px to a finger; days of the month may be 38 px wide. A link in a sentence is as high as its line. */
export const targets: Check = (page) =>
  page.evaluate(`(() => {${SEEN}
    const small = [];
    const scrolled = [document.scrollingElement, ...scene.querySelectorAll('*')].map((element) => [element, element.scrollLeft, element.scrollTop]);
    for (const control of scene.querySelectorAll('button, a[href], input, select, textarea, summary')) {
      const target = control.matches('[type=checkbox], [type=radio], [role=checkbox]') ? (control.labels?.[0] ?? control) : control;
      if (!seen(target)) continue;
      const { display, pointerEvents } = getComputedStyle(target);
      if (display === 'inline' || pointerEvents === 'none') continue;
      target.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = target.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hits = (dx, dy) => {
        const hit = document.elementFromPoint(x + dx, y + dy);
        return hit !== null && (target.contains(hit) || hit.closest('label')?.control === control);
      };
      const wide = target.closest('[role=grid]') ? 18.5 : 21.5;
      const isSmall = (width < 2 * wide && !(hits(-wide, 0) && hits(wide, 0))) || (height < 43 && !(hits(0, -21.5) && hits(0, 21.5)));
      if (isSmall) small.push(named(target) + ' is ' + width + ' by ' + height);
    }
    for (const [element, left, top] of scrolled) element.scrollTo({ left, top, behavior: 'instant' });
    return small;
  })()`);

/** Finds elements that move, or would move, for a visitor who asked for less motion. */
export const motion: Check = (page) =>
  page.evaluate(`(() => {${SEEN}
    const moving = document.getAnimations().map(({ effect }) => named(effect.target) + ' moves');
    for (const element of scene.querySelectorAll('*')) {
      const style = getComputedStyle(element);
      const longest = (durations) => Math.max(...durations.split(',').map(parseFloat));
      if (style.animationName !== 'none' && longest(style.animationDuration) > 0.01) moving.push(named(element) + ' has ' + style.animationName);
      if (longest(style.transitionDuration) > 0.01) moving.push(named(element) + ' has a transition');
    }
    return moving;
  })()`);

/**
 * In forced colors: controls without an edge, a line below, an icon or a color of their own, and chosen ones that look like the others. The visitor's
 * colors replace all of ours there, so that a background alone says nothing.
 */
export const forcedColors: Check = async (page) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const found = await page.evaluate<readonly string[]>(`(() => {${SEEN}
    const found = [];
    const { backgroundColor: canvas, color: ink } = getComputedStyle(scene);
    const looks = (element) => {
      const s = getComputedStyle(element);
      return [s.backgroundColor, s.color, s.borderTopWidth, s.borderTopStyle, s.borderTopColor, s.outlineStyle, s.outlineWidth, s.textDecorationLine, s.fontWeight].join('|');
    };
    for (const control of scene.querySelectorAll('button, a[href], input, select, textarea')) {
      const target = control.matches('[type=checkbox], [type=radio], [role=checkbox]') ? (control.labels?.[0] ?? control) : control;
      if (!seen(target)) continue;
      const s = getComputedStyle(target);
      const edge = ['Top', 'Bottom', 'Left'].some((side) => parseFloat(s['border' + side + 'Width']) >= 1 && !['none', 'hidden'].includes(s['border' + side + 'Style']));
      const drawn = edge || s.textDecorationLine.includes('underline') || target.querySelector('svg') || s.backgroundColor !== canvas || s.color !== ink;
      if (!drawn && target.closest('[role=grid]') === null) found.push(named(target) + ' has nothing that shows it');
    }
    for (const chosen of scene.querySelectorAll('button[data-selected], button[aria-pressed=true], [role=tab][aria-selected=true]')) {
      const group = chosen.closest('[role=grid], [role=tablist], ul, ol, [role=group]') ?? chosen.parentElement;
      const other = [...group.querySelectorAll(chosen.localName)].find((each) => each !== chosen && seen(each) && !each.disabled && each.ariaPressed !== 'true' && each.ariaSelected !== 'true' && !('selected' in each.dataset) && each.ariaDisabled !== 'true');
      if (seen(chosen) && other && looks(chosen) === looks(other)) found.push(named(chosen) + ' looks like ' + named(other));
    }
    return found;
  })()`);
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  return found;
};
