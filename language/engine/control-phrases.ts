/** Templates of a control. A number in a slot replaces the control's own. `whenEmpty`: only while no mail is open. */
export type ControlPhrases<Control> = readonly {
  control: Control;
  templates: readonly string[];
  whenEmpty?: boolean;
}[];
