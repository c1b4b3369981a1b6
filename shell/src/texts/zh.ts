import developer from '../developer/locales/zh.json';
import devices from '../devices/locales/zh.json';
import feedback from '../feedback/locales/zh.json';
import footer from '../footer/locales/zh.json';
import shell from '../locales/zh.json';
import releases from '../release-watch/locales/zh.json';

export default { shell, developer, devices, feedback, footer, releases };
