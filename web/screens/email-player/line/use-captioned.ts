// Whether captions stand beside the line: the person's choice in this browser, and on until they made one.
import { useCallback, useState } from 'react';

const storageKey = 'flow_captions';

export const useCaptioned = (): [captioned: boolean, toggle: () => void] => {
  const [captioned, setCaptioned] = useState(chosen);
  const toggle = useCallback(() => {
    choose(!captioned);
    setCaptioned(!captioned);
  }, [captioned]);
  return [captioned, toggle];
};

const chosen = (): boolean => {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
};

const choose = (shown: boolean): void => {
  try {
    if (shown) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // Without storage the choice lasts as long as the page.
  }
};
