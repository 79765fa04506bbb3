import { testFileEditor } from '../../testing/file-editor';
import { testTitleAndTranscript } from '../../testing/title-and-transcript';
import { texts } from '../parts/texts';

testFileEditor('audio', {
  label: texts.chosen('audio'),
  fitting: ['breath.mp3'],
  saved: { mediaAssetId: 'breath.mp3', caption: '', transcript: null },
  wrong: new File([''], 'walk.mp4', { type: 'video/mp4' }),
});
testTitleAndTranscript('audio');
