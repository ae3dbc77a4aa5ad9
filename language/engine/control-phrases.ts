/** Templates of a control. A number said in a slot takes the place of the control's own. `whenEmpty`: only while no mail is open. */
export type ControlPhrases<Control> = readonly {
  control: Control;
  templates: readonly string[];
  whenEmpty?: boolean;
}[];
