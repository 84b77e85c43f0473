/** In the page: the notices that are narrower than their column, or whose words have another color. */
export function oddNotices(scene: Element) {
  const notices = [...scene.querySelectorAll<HTMLElement>('.tour-notice')].filter((each) => each.checkVisibility());
  const odd = notices.filter((notice) => {
    const { parentElement: column } = notice;
    const room = column && getComputedStyle(column);
    const inset = room ? Number.parseFloat(room.paddingLeft) + Number.parseFloat(room.paddingRight) : 0;
    const margins = ['marginLeft', 'marginRight'] as const;
    const outer = margins.reduce(
      (sum, side) => sum + Number.parseFloat(getComputedStyle(notice)[side]),
      notice.offsetWidth,
    );
    const isNarrow = outer < (column?.clientWidth ?? 0) - inset - 1;
    const { color } = getComputedStyle(notice);
    return isNarrow || [...notice.querySelectorAll('p')].some((words) => getComputedStyle(words).color !== color);
  });
  return { count: notices.length, odd: odd.map(({ innerText }) => innerText.slice(0, 60)) };
}
