import developer from '../developer/locales/ja.json';
import devices from '../devices/locales/ja.json';
import feedback from '../feedback/locales/ja.json';
import footer from '../footer/locales/ja.json';
import shell from '../locales/ja.json';
import releases from '../release-watch/locales/ja.json';

export default { shell, developer, devices, feedback, footer, releases };
