import { useEffect, useState } from 'react';

/** Whether this device has a keyboard, as far as the page can tell: a fine pointer, or a real key pressed meanwhile. */
export const useKeyboard = (): boolean => {
  const [has, setHas] = useState(() => !matchMedia('(pointer: coarse)').matches);
  useEffect(() => {
    if (has) return undefined;
    const note = (event: KeyboardEvent): void => {
      if (isReal(event)) setHas(true);
    };
    document.addEventListener('keydown', note, true);
    return () => document.removeEventListener('keydown', note, true);
  }, [has]);
  return has;
};

/** Keys of a keyboard on the screen have no name, or go into a field. */
const isReal = ({ key, target }: KeyboardEvent): boolean =>
  key !== 'Unidentified' && !(target instanceof HTMLElement && target.matches('input, textarea'));
