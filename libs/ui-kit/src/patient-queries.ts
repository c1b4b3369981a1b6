// For component tests: `findBy…` and `waitFor` end what hangs, and are not upset by a pause of a busy machine.
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 15_000 });
