import { useEffect, useState } from 'react';

/** Pixels that the on-screen keyboard covers. */
export const useKeyboardInset = (): number => {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const view = globalThis.visualViewport;
    if (view === null) return;
    const measure = (): void => setInset(Math.max(0, Math.round(innerHeight - view.height - view.offsetTop)));
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, []);
  return inset;
};
