import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Shows the section that the address names. `there`: the page has drawn its sections. */
export const useSectionOfAddress = (there: boolean): void => {
  const { hash } = useLocation();
  useEffect(() => {
    const section = there && hash !== '' ? document.getElementById(hash.slice(1)) : null;
    if (section !== null) return keepInView(section);
  }, [hash, there]);
};

/** The page grows while its sections load, so this scrolls again until the person acts or the time is over. */
const keepInView = (section: HTMLElement): (() => void) => {
  const growing = new ResizeObserver(() => section.scrollIntoView());
  for (let around = section.parentElement; around !== null; around = around.parentElement) growing.observe(around);
  const stop = (): void => growing.disconnect();
  const over = setTimeout(stop, loading);
  for (const act of acts) addEventListener(act, stop, { capture: true, once: true });
  return () => {
    stop();
    clearTimeout(over);
    for (const act of acts) removeEventListener(act, stop, { capture: true });
  };
};

const loading = 5000;

const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
