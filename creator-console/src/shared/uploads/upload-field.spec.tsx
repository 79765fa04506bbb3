import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '../../../testing';
import { EngineInHand } from './testing/engine-in-hand';
import { texts } from './texts';
import { UploadField } from './upload-field';
import type { FieldPurpose } from './upload-purpose';
import type { UploadedFile } from './uploaded-file';

jest.mock('./upload-engine', () => ({ UploadEngine: EngineInHand }));

const FIVE_MB = 5_242_880;
const picture = (bytes: number) => new File([new Uint8Array(bytes)], 'seed.png', { type: 'image/png' });

function Field({ purpose, onUploaded }: { purpose: FieldPurpose; onUploaded: (file: UploadedFile) => void }) {
  const [isShown, setShown] = useState(true);
  return (
    <>
      {isShown && (
        <UploadField
          name="fileUrl"
          label="Picture"
          help="Any picture"
          purpose={purpose}
          onUploaded={onUploaded}
        />
      )}
      <button type="button" onClick={() => setShown(false)}>
        Leave
      </button>
    </>
  );
}

/** Renders a form field and puts this file into it. */
async function given(file: File, purpose: FieldPurpose = 'thumbnail') {
  const onUploaded = jest.fn();
  const { user } = renderScreen(<Field purpose={purpose} onUploaded={onUploaded} />);
  const choose = (other: File) => user.upload(screen.getByLabelText('Picture', { selector: 'input' }), other);
  await choose(file);
  return { user, choose, onUploaded };
}
const sending = (percent: number) => screen.findByText(texts.uploading('seed.png', percent));

test('a picture of exactly 5 MB is sent with progress, and passed to the form when it has arrived', async () => {
  const { onUploaded } = await given(picture(FIVE_MB));
  await sending(0);
  const engine = EngineInHand.last;
  act(() => engine.show('seed.png', { sent: FIVE_MB / 2 }));
  await sending(50);
  await act(async () => engine.store('seed.png', 'https://storage/uploads/1'));
  expect(await screen.findByText(texts.thumbnailUploaded)).toBeVisible();
  const file = { storageUrl: 'https://storage/uploads/1', fileName: 'seed.png', fileSize: FIVE_MB };
  expect(onUploaded).toHaveBeenCalledWith({ ...file, previewUrl: expect.stringMatching(/^data:image/) });
});

test.each([
  ['one byte more than 5 MB', picture(FIVE_MB + 1), texts.tooLarge(FIVE_MB + 1, FIVE_MB)],
  ['nothing in it', picture(0), texts.empty],
])('a picture with %s is refused before anything is sent', async (_, file, why) => {
  const { onUploaded } = await given(file);
  expect(await screen.findByRole('alert')).toHaveTextContent(why);
  expect(onUploaded).not.toHaveBeenCalled();
});

test('a failed upload shows a toast with its exact text, and can be retried', async () => {
  const { user, onUploaded } = await given(picture(10));
  await sending(0);
  await act(async () => EngineInHand.last.fail('seed.png', 'The storage is full.'));
  const [toast] = await screen.findAllByText('Upload failed');
  expect(toast!.closest('[role=alert]')).toHaveTextContent('Failed to upload file. Please try again.');
  expect(screen.getAllByText(texts.failedText)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: texts.tryAgain }));
  await sending(0);
  await act(async () => EngineInHand.last.store('seed.png', 'https://storage/uploads/2'));
  expect(await screen.findByText(texts.thumbnailUploaded)).toBeVisible();
  expect(onUploaded).toHaveBeenCalledTimes(1);
});

test.each(['Leave', texts.cancel])('%s stops the running upload', async (button) => {
  const { user, onUploaded } = await given(picture(10), 'thumbnail');
  await sending(0);
  await user.click(screen.getByRole('button', { name: button }));
  await act(async () => undefined);
  expect(EngineInHand.last.asked).toContain('cancel seed.png');
  expect(onUploaded).not.toHaveBeenCalled();
});
