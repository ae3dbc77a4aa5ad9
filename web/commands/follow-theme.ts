import { settings } from '#web/data/settings.ts';
import { chooseTheme } from '#web/ui/theme.ts';

/** Shows the theme that the person chose, here or on another device. Returns how to stop. */
export const followTheme = (): (() => void) => {
  let shown = settings.current().theme;
  return settings.subscribe(() => {
    const { theme } = settings.current();
    if (theme === shown) return;
    shown = theme;
    chooseTheme(theme);
  });
};
