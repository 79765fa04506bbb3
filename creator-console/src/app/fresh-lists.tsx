import { useEffect, useRef } from 'react';
import { useStoreContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { onCreated } from '../providers/created';

/** Key in react-admin's store for the filters, order and page of a list. */
const paramsKey = (list: string): string => `${list}.listParams`;

/** Resets a list after something was created, so that no filter, order or page hides it. */
export function FreshLists() {
  const store = useStoreContext();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const leave = useRef<(list: string) => void>(undefined);
  useEffect(() => {
    leave.current = (list) => {
      store.removeItem(paramsKey(list));
      if (pathname === `/${list}` && search !== '') void navigate(pathname, { replace: true });
    };
  });
  useEffect(() => onCreated((list) => leave.current?.(list)), []);
  return null;
}
