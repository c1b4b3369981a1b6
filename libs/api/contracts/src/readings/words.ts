export const WORDS = `
薄荷 bò he|藏青 zàng qīng|藏蓝 zàng lán|藏花 zàng huā|殷红 yān hóng|海参 hǎi shēn|蛤壳 gé qiào|介壳 jiè qiào
少女 shào nǚ|少年 shào nián|音乐 yīn yuè|乐府 yuè fǔ|乐章 yuè zhāng|银行 yín háng|行列 háng liè|长大 zhǎng dà|生长 shēng zhǎng
色调 sè diào|格调 gé diào|重阳 chóng yáng|重逢 chóng féng|重叠 chóng dié|九重 jiǔ chóng|朝霞 zhāo xiá|朝露 zhāo lù|今朝 jīn zhāo
朝阳 zhāo yáng|朝暮 zhāo mù|花朝 huā zhāo|还乡 huán xiāng|归还 guī huán|大夫 dài fu|给予 jǐ yǔ|自得 zì dé|首都 shǒu dū|都是 dōu shì
子弹 zǐ dàn|干净 gān jìng|树干 shù gàn|云朵 yún duǒ|丁香 dīng xiāng|槟榔 bīng láng|桔梗 jié gěng|柏林 bó lín|射干 yè gān|蒲公英 pú gōng yīng
`;

export const SURNAMES = `
单 shàn|查 zhā|曾 zēng|解 xiè|任 rén|华 huà|朴 piáo|仇 qiú|区 ōu|盖 gě|翟 zhái|乐 yuè|曲 qū|覃 qín|冼 xiǎn|宁 nìng|那 nā|葛 gě|缪 miào
员 yùn|黑 hè|种 chóng|折 shé|秘 bì|尉 wèi|万 wàn|纪 jǐ|哈 hǎ|贲 bēn|召 shào|燕 yān|应 yīng|柏 bǎi|长 cháng|车 chē|洗 xiǎn|繁 pó
`;

export const DOUBLE_SURNAMES = `
欧阳 ōu yáng|司马 sī mǎ|上官 shàng guān|诸葛 zhū gě|司徒 sī tú|东方 dōng fāng|独孤 dú gū|南宫 nán gōng|夏侯 xià hóu|皇甫 huáng fǔ
尉迟 yù chí|公孙 gōng sūn|慕容 mù róng|令狐 líng hú|长孙 zhǎng sūn|宇文 yǔ wén|司空 sī kōng|端木 duān mù|轩辕 xuān yuán|百里 bǎi lǐ
东郭 dōng guō|南门 nán mén|呼延 hū yán|闻人 wén rén|澹台 tán tái|公冶 gōng yě|宗政 zōng zhèng|濮阳 pú yáng|万俟 mò qí|赫连 hè lián
`;
