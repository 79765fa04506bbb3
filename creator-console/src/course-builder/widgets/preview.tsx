import type { ComponentType } from 'react';
import type { PreviewProps } from './parts/definition';
import { isUnfilled, type SettingsOf, type Widget, type WidgetType } from './parts/widget';
import { WIDGETS } from './registry';
import { Unfilled } from './unfilled';

/** A widget on the canvas, much as a member will see it. */
export const WidgetPreview = ({ widget: { id, type, settings } }: { widget: Widget }) =>
  isUnfilled(settings) ? <Unfilled id={id} /> : <Filled type={type} settings={settings} />;

interface FilledProps<Type extends WidgetType> {
  type: Type;
  settings: SettingsOf<Type>;
}

function Filled<Type extends WidgetType>({ type, settings }: FilledProps<Type>) {
  const Preview: ComponentType<PreviewProps<Type>> = WIDGETS[type].Preview;
  return <Preview settings={settings} />;
}
