import { useEffect, useRef } from 'react';
import { useStoreContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { onCreated } from '../providers/created';

/** The key in react-admin's store for the filters, the order and the page of a list. */
const paramsKey = (list: string): string => `${list}.listParams`;

/** Restarts a list after something was created, so that no filter, order or page hides it. */
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
