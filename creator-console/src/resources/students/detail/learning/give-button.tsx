import { Button } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readEnrollments, type Student } from '../parts/student.api';
import { useStudentPart } from '../parts/use-student-part';
import { GiveDialog } from './give-dialog';
import { texts } from './texts';

/** URL parameter of a student's page: the dialog for giving a product is open. */
const GIVING = 'give';

/** Button that gives a product to the student, on every tab of the page. */
export function GiveButton({ student }: { student: Student }) {
  const [address, setAddress] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const isGiving = isOpen || address.has(GIVING);
  const close = () => {
    setOpen(false);
    if (address.has(GIVING)) setAddress({}, { replace: true });
  };
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
        {texts.give}
      </Button>
      {isGiving && <Give student={student} onClose={close} />}
    </>
  );
}

function Give({ student, onClose }: { student: Student; onClose: () => void }) {
  const { data = [], refetch } = useStudentPart(student.id, 'enrollments', readEnrollments);
  return <GiveDialog student={student} owned={data} onDone={() => void refetch()} onClose={onClose} />;
}
