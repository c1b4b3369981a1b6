// Modules that areas take from the shell. A host provides only what it imports itself.
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import '@danqing/shell-sdk';
import '@danqing/shell-sdk/i18n';
import '@danqing/shell-sdk/query';
import '@danqing/shell-sdk/router';
