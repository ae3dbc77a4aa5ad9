// Light or dark: the person's choice in this browser, else the system's. The document shows it as data-theme.

export type Theme = 'light' | 'dark';

const storageKey = 'flow_theme';
const systemIsDark = '(prefers-color-scheme: dark)';

/** Runs before the first paint, as text in the page: a flash of the wrong theme would be seen. Keep free of quotes that HTML escapes. */
export const themeScript = `(()=>{let t;try{t=localStorage.getItem("${storageKey}")}catch{}document.documentElement.dataset.theme=t==="light"||t==="dark"?t:matchMedia("${systemIsDark}").matches?"dark":"light"})()`;

export const currentTheme = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

/** The person's choice; it stays with this browser. */
export const chooseTheme = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
};

/** Follows the system while the person has chosen nothing. Returns how to stop. */
export const followSystemTheme = (): (() => void) => {
  const system = matchMedia(systemIsDark);
  const follow = (): void => {
    if (storedTheme() === null) document.documentElement.dataset.theme = system.matches ? 'dark' : 'light';
  };
  system.addEventListener('change', follow);
  return () => system.removeEventListener('change', follow);
};

const storedTheme = (): string | null => {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
};
