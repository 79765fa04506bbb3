import type { Schemas } from '@sanctum/openapi';

type Added = Schemas['AddWidgetRequest'];

export type WidgetType = Schemas['EditorWidget']['type'];
/** Not filled yet. */
export type Unfilled = Schemas['UnfilledWidgetSettings'];

type AnySettings = { [One in Added as One['type']]: One['settings'] };
type AnyFilled = { [Type in WidgetType]: Exclude<AnySettings[Type], Unfilled> };
/** The builder always names the kind of question. */
type Filled = AnyFilled & { question: Extract<AnyFilled['question'], { kind: string }> };

/** Settings that the contract allows to send; derived fields exist once the server has answered. */
export type SettingsOf<Type extends WidgetType> = Filled[Type];

export type Widget<Type extends WidgetType = WidgetType> = {
  [One in Type]: { id: string; type: One; settings: SettingsOf<One> | Unfilled };
}[Type];

export const isUnfilled = (settings: object): settings is Unfilled => Object.keys(settings).length === 0;

export const widgetOf = <Type extends WidgetType>(
  id: string,
  type: Type,
  settings: Widget<Type>['settings'],
): Widget<Type> => ({ id, type, settings });
