import { Tools } from '../../tools';
import { OwnedDownloads } from './owned-downloads';
import { TabPage } from '../shell/tab-page';
import { mySanctumTexts } from '../texts';
import { toolsTabTexts } from './tools-texts';

const { tools: texts } = mySanctumTexts.sections;

export function ToolsVideo() {
  return (
    <TabPage title={texts.video} lead={toolsTabTexts.video}>
      <h2 className="mt-8 mb-6 text-2xl">{toolsTabTexts.allVideo}</h2>
      <Tools kind="video" />
    </TabPage>
  );
}

export function ToolsAudio() {
  return (
    <TabPage title={texts.audio} lead={toolsTabTexts.audio}>
      <h2 className="mt-8 mb-6 text-2xl">{toolsTabTexts.allAudio}</h2>
      <Tools kind="audio" />
    </TabPage>
  );
}

/** What the member owns comes first: it may not be in the library any more. */
export function ToolsDownloads() {
  return (
    <TabPage title={texts.downloads} lead={toolsTabTexts.downloads.lead}>
      <OwnedDownloads />
      <h2 className="mt-12 mb-6 text-2xl">{toolsTabTexts.downloads.all}</h2>
      <Tools kind="download" />
    </TabPage>
  );
}
