export interface ButtonSettings {
  label: string;
  /** Over https, or a path of our own. */
  url: string;
  variant: 'default' | 'outline' | 'link';
}
